import { Blocks, Braces, FileText, Globe, ListChecks, type LucideIcon, Scale, SquareTerminal } from 'lucide-react';

interface Page {
  to: '/' | '/addons' | '/regimes' | '/schemas' | '/rules' | '/batch' | '/api';
  name: string;
  Icon: LucideIcon;
}

/** The pages, in the order of the rail. */
export const pages: readonly Page[] = [
  { to: '/', name: 'Workbench', Icon: FileText },
  { to: '/addons', name: 'Addons', Icon: Blocks },
  { to: '/regimes', name: 'Regimes', Icon: Globe },
  { to: '/schemas', name: 'Schemas', Icon: Braces },
  { to: '/batch', name: 'Batch', Icon: ListChecks },
  { to: '/api', name: 'API', Icon: SquareTerminal },
];

/** Pages that one comes to from others, and by their names. */
export const furtherPages: readonly Page[] = [{ to: '/rules', name: 'Rules', Icon: Scale }];
