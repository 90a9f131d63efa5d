import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios(
  'Reverse charge / Prijenos porezne obveze',
  'Self-billing / Samoizdavanje računa',
);
