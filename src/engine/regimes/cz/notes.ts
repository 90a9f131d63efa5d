import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Daň odvede zákazník', 'Self-billing / Vystaveno zákazníkem');
