import { noteScenarios, REVERSE_CHARGE } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios(REVERSE_CHARGE, 'Self-billing');
