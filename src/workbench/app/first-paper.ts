/** So long the editor, which is large, waits for what is seen before it, in milliseconds. */
const PATIENCE = 2_500;

/** What is seen before the editor: the paper, and the form where one writes in that. */
type Part = 'paper' | 'form';

const noted: Record<Part, () => void> = { paper() {}, form() {} };
const seen = Object.fromEntries(
  (['paper', 'form'] as const).map((part) => [
    part,
    new Promise<void>((resolve) => {
      noted[part] = resolve;
    }),
  ]),
) as Record<Part, Promise<void>>;

/** Notes that a part is there, or that nothing is to be waited for. */
export function noteSeen(part: Part): void {
  noted[part]();
}

/** Resolves once the parts are there, or have taken too long. */
export async function waitUntilSeen(parts: readonly Part[]): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(parts.map((part) => seen[part])), patience]);
}
