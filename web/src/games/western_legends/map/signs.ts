/** How a feature of a space is shown: as a house, as a sign of its own, or not at all, since a building stands beside it. */
export function signOf(feature: string): string {
  if (['store', 'saloon', 'trading_post'].includes(feature)) return '';
  if (['sheriff_office', 'marshal_office', 'bank', 'doctor', 'cabaret'].includes(feature)) return 'house';
  return feature.split('_')[0]!.replace('outlaw', 'outlaw_camp');
}

/** The letter of a hideout or pass, the number of a frontier space. */
export function lettered(feature: string): string {
  return /^(?:hideout|frontier|pass)_([a-z0-9])/.exec(feature)?.[1]?.toUpperCase() ?? '';
}

/** The name of a place in short lines; what stands in brackets is seen anyway, and so is the region that it lies in. */
export function label(name: string, regions: string[], most = 11): string[] {
  const lines: string[] = [];
  const region = regions.find((each) => name.startsWith(`${each} `)) ?? '';
  for (const word of name.slice(region.length).trim().replace(/ \(.*\)$/, '').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
