import type { Show } from './show.ts';

/** The scenes of the demonstration: steps of scenarios, each with their number from 0. */
const scenes = [
  { load: async () => (await import('./wrong-number.tsx')).wrongNumber, step: 1 },
  { load: async () => (await import('./rate-by-date.tsx')).rateByDate, step: 2 },
  { load: async () => (await import('./credit-note.tsx')).creditNote, step: 2 },
  { load: async () => (await import('./issued.tsx')).issuing, step: 3 },
  { load: async () => (await import('./received.tsx')).received, step: 1 },
];

/** Returns a demonstration of five scenes, each the step of a scenario that shows most. */
export async function demo(): Promise<Show> {
  const found = await Promise.all(
    scenes.map(async ({ load, step }, scene) => {
      const show = await load();
      const shown = show.steps[step];
      return shown ? [{ show, from: shown.draft, step: { ...shown, draft: String(scene) } }] : [];
    }),
  );
  const shown = found.flat();
  return {
    drafts: Object.fromEntries(shown.map(({ show, from, step }) => [step.draft, () => made(show, from)])),
    steps: shown.map(({ step }) => step),
  };
}

/** Makes a draft of a scenario, and before it those that it comes from. */
async function made(show: Show, wanted: string): Promise<string> {
  const texts = new Map<string, string>();
  for (const [draft, make] of Object.entries(show.drafts)) {
    texts.set(draft, await make((other) => texts.get(other) ?? ''));
    if (draft === wanted) break;
  }
  return texts.get(wanted) ?? '';
}
