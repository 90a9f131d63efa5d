/** A word in a picture, as a bar. */
export const bar = (x: number, y: number, width: number, fill: string, height = 5) => (
  <rect key={`${x} ${y}`} {...{ x, y, width, height, fill }} rx={2} />
);
