/** Milliseconds that the large editor waits for the content shown before it. */
const PATIENCE = 2_500;

/** Visible before the editor: the paper, and the form if the user writes there. */
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

/** Records that a part is available, or need not be waited for. */
export function noteSeen(part: Part): void {
  noted[part]();
}

/** Resolves once the parts are available, or after the time-out. */
export async function waitUntilSeen(parts: readonly Part[]): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(parts.map((part) => seen[part])), patience]);
}
