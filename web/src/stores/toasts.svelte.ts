export type ToastKind = 'plain' | 'warning' | 'event';
export type Toast = { id: number; text: string; kind: ToastKind; clause?: string | undefined };

const STAYS: Record<ToastKind, number> = { plain: 4000, warning: 7000, event: 3200 };

class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;

  add(text: string, kind: ToastKind = 'plain', clause?: string) {
    const id = ++this.last;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind, clause }].slice(-3);
    setTimeout(() => this.drop(id), STAYS[kind]);
  }

  drop(id: number) {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Does something that the server may refuse; the refusal is shown. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.add((error as Error).message, 'warning');
  }
}
