import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Fordított adózás', 'Self-billing / Önszámlázás');
