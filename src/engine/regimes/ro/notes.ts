import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Taxare inversă', 'Self-billing / Autofactură');
