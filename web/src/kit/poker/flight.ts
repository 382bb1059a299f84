/** Money that goes from one place of the table to another. */
export type Place = number | 'pot';
export type Flight = { from: Place; to: Place; dollars: number };
