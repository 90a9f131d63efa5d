import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Autoliquidation', 'Self-billing / Autofacturation');
