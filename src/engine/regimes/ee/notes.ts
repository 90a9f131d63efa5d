import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Pöördmaksustamine', 'Self-billing / Endale koostatud arve');
