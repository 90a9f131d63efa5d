import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios(
  'Reverse charge / Atvirkštinis apmokestinimas',
  'Self-billing / Sąskaitų faktūrų išsirašymas',
);
