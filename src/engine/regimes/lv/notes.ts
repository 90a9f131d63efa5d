import { noteScenarios } from '../../tax/shared-scenarios.ts';

export const scenarios = noteScenarios('Reverse charge / Nodokļa apgrieztā maksāšana', 'Self-billing / Pašaprēķins');
