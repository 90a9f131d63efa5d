import type { Show } from './show.ts';
import * as texts from './texts.ts';

/** A scenario in the list. */
interface ListedShow {
  /** Its name in addresses. */
  name: string;
  title: string;
  about: string;
  load(): Promise<Show>;
}

/** The scenarios in display order, most familiar first. To add one, create a file in this folder and an entry here. */
export const shows: readonly ListedShow[] = [
  {
    name: 'demo',
    title: texts.demo,
    about: texts.demoAbout,
    load: async () => (await import('./demo.ts')).demo(),
  },
  {
    name: 'issuing',
    title: texts.issuing,
    about: texts.issuingAbout,
    load: async () => (await import('./issued.tsx')).issuing,
  },
  {
    name: 'credit-note',
    title: texts.creditNote,
    about: texts.creditNoteAbout,
    load: async () => (await import('./credit-note.tsx')).creditNote,
  },
  {
    name: 'wrong-number',
    title: texts.wrongNumber,
    about: texts.wrongNumberAbout,
    load: async () => (await import('./wrong-number.tsx')).wrongNumber,
  },
  {
    name: 'rate-by-date',
    title: texts.rateByDate,
    about: texts.rateByDateAbout,
    load: async () => (await import('./rate-by-date.tsx')).rateByDate,
  },
  {
    name: 'surcharge',
    title: texts.surcharge,
    about: texts.surchargeAbout,
    load: async () => (await import('./surcharge.tsx')).surcharge,
  },
  {
    name: 'received',
    title: texts.received,
    about: texts.receivedAbout,
    load: async () => (await import('./received.tsx')).received,
  },
];
