import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Obrnjena davčna obveznost', 'Self-billing / Samofakturiranje');
