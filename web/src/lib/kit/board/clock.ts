/** A clock's time as people read it: "2 d 4 h", "1:02:07", "12:41", "0:09". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** From here on the clock changes its colour and weight, and is announced. */
export const LOW = 20_000;
export const WARNING = 30_000;

const received = new WeakMap<object, number>();

/** When this object (the seats of an update) was first asked for: as good as when it came. */
export function receivedAt(update: object): number {
  let at = received.get(update);
  if (at === undefined) received.set(update, (at = performance.now()));
  return at;
}
