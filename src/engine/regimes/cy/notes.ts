import { noteOnTag, noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios(
  'Reverse charge / Αντίστροφη χρέωση',
  'Self-billing / Αυτοτιμολόγηση',
  noteOnTag('travel-agency-margin', 'Margin scheme - Travel agents / Καθεστώς περιθωρίου - Ταξιδιωτικά πρακτορεία'),
  noteOnTag('cash-accounting', 'Cash accounting / Καθεστώς Ταμειακής Λογιστικής'),
);
