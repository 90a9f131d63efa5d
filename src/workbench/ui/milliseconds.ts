/** Returns a duration as text: `0.4 ms`, `12 ms`. */
export function milliseconds(time: number): string {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}
