import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Обратно начисляване', 'Self-billing / Самофактуриране');
