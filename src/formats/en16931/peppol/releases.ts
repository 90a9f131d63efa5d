import type { Releases } from '../../rules/releases.ts';

export const billing: Releases = {
  name: 'Peppol BIS Billing 3',
  rows: [
    { release: '3.0.18', from: '2025-02-17', sets: { 'en16931-ubl': '1.3.13', 'peppol-ubl': '3.0.18' } },
    { release: '3.0.19', from: '2025-08-25', sets: { 'en16931-ubl': '1.3.14.2', 'peppol-ubl': '3.0.19' } },
    { release: '3.0.20', from: '2026-02-23', sets: { 'en16931-ubl': '1.3.15+0245', 'peppol-ubl': '3.0.20' } },
    { release: '3.0.21', from: '2026-08-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-ubl': '3.0.21' } },
    { release: '3.0.22', from: '2027-02-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-ubl': '3.0.22' } },
  ],
};

export const selfBilling: Releases = {
  name: 'Peppol BIS Self-Billing 3',
  rows: [
    { release: '3.0.0', from: '2025-03-01', sets: { 'en16931-ubl': '1.3.13', 'peppol-sb-ubl': '3.0.0' } },
    { release: '3.0.1', from: '2026-03-31', sets: { 'en16931-ubl': '1.3.13+0239-0245', 'peppol-sb-ubl': '3.0.1' } },
    { release: '3.0.2', from: '2026-08-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-sb-ubl': '3.0.2' } },
    { release: '3.0.3', from: '2027-02-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-sb-ubl': '3.0.3' } },
  ],
};
