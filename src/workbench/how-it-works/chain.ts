import type { LucideIcon } from 'lucide-react';
import { CopyPlus, FilePen, Hammer, ShieldCheck, Signature } from 'lucide-react';
import * as texts from './texts.ts';

/** The steps of the chain, in order. Each sends the answer of a former one. */
export const steps = ['build', 'sign', 'verify', 'correct', 'replicate'] as const;
export type Step = (typeof steps)[number];

/** What the page shows: a step of the chain, or one of two digressions from it. */
export type View = Step | 'mistake' | 'einvoice';

interface StepTexts {
  name: string;
  Icon: LucideIcon;
  about: string;
  caption: readonly [short: string, why: string];
}

export const about: Readonly<Record<Step, StepTexts>> = {
  build: { name: texts.build, Icon: Hammer, about: texts.buildAbout, caption: [texts.sendFacts, texts.sendFactsWhy] },
  sign: { name: texts.sign, Icon: Signature, about: texts.signAbout, caption: [texts.sealIt, texts.sealItWhy] },
  verify: {
    name: texts.verify,
    Icon: ShieldCheck,
    about: texts.verifyAbout,
    caption: [texts.checkIt, texts.checkItWhy],
  },
  correct: {
    name: texts.correct,
    Icon: FilePen,
    about: texts.correctAbout,
    caption: [texts.takeBack, texts.takeBackWhy],
  },
  replicate: {
    name: texts.replicate,
    Icon: CopyPlus,
    about: texts.replicateAbout,
    caption: [texts.useAgain, texts.useAgainWhy],
  },
};

const digressions: Readonly<Record<Exclude<View, Step>, readonly [short: string, why: string]>> = {
  mistake: [texts.mistakeCaption, texts.mistakeCaptionWhy],
  einvoice: [texts.invoiceCaption, texts.invoiceCaptionWhy],
};

/** Returns the caption of a view in a presentation. */
export function captionOf(view: View): readonly [short: string, why: string] {
  return view === 'mistake' || view === 'einvoice' ? digressions[view] : about[view].caption;
}

/** Returns the step that a view belongs to. The digressions start from what is sent first. */
export function stepOf(view: View): Step {
  return view === 'mistake' || view === 'einvoice' ? 'build' : view;
}

/** Returns the view that a key leads to, as presenters use them; undefined for other keys. */
export function viewByKey(key: string, view: View): View | undefined {
  const at = steps.indexOf(stepOf(view));
  switch (key.toLowerCase()) {
    case 'arrowright':
      return view === 'mistake' || view === 'einvoice' ? 'build' : steps[Math.min(at + 1, steps.length - 1)];
    case 'b':
    case 'arrowleft':
      return view === 'mistake' || view === 'einvoice' ? 'build' : steps[Math.max(at - 1, 0)];
    case 'm':
      return 'mistake';
    case 'e':
      return 'einvoice';
    default:
      return undefined;
  }
}
