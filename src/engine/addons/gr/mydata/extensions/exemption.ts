import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Why no VAT is charged, by article of the VAT code. */
export const exemption: Definition = {
  key: 'gr-mydata-exemption',
  name: {
    el: 'Κατηγορία Αιτίας Εξαίρεσης ΦΠΑ',
    en: 'VAT exemption cause',
  },
  sources,
  values: [
    {
      code: '1',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 3 του Κώδικα ΦΠΑ', en: 'Without VAT - article 3 of the VAT code' },
    },
    {
      code: '2',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 5 του Κώδικα ΦΠΑ', en: 'Without VAT - article 5 of the VAT code' },
    },
    {
      code: '3',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 13 του Κώδικα ΦΠΑ', en: 'Without VAT - article 13 of the VAT code' },
    },
    {
      code: '4',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 14 του Κώδικα ΦΠΑ', en: 'Without VAT - article 14 of the VAT code' },
    },
    {
      code: '5',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 16 του Κώδικα ΦΠΑ', en: 'Without VAT - article 16 of the VAT code' },
    },
    {
      code: '6',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 19 του Κώδικα ΦΠΑ', en: 'Without VAT - article 19 of the VAT code' },
    },
    {
      code: '7',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 22 του Κώδικα ΦΠΑ', en: 'Without VAT - article 22 of the VAT code' },
    },
    {
      code: '8',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 24 του Κώδικα ΦΠΑ', en: 'Without VAT - article 24 of the VAT code' },
    },
    {
      code: '9',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 25 του Κώδικα ΦΠΑ', en: 'Without VAT - article 25 of the VAT code' },
    },
    {
      code: '10',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 26 του Κώδικα ΦΠΑ', en: 'Without VAT - article 26 of the VAT code' },
    },
    {
      code: '11',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ', en: 'Without VAT - article 27 of the VAT code' },
    },
    {
      code: '12',
      name: {
        el: 'Χωρίς ΦΠΑ - άρθρο 27 - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ',
        en: 'Without VAT - article 27 - Seagoing Vessels of the VAT code',
      },
    },
    {
      code: '13',
      name: {
        el: 'Χωρίς ΦΠΑ - άρθρο 27.1.γ - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ',
        en: 'Without VAT - article 27.1.γ - Seagoing Vessels of the VAT code',
      },
    },
    {
      code: '14',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 28 του Κώδικα ΦΠΑ', en: 'Without VAT - article 28 of the VAT code' },
    },
    {
      code: '15',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 39 του Κώδικα ΦΠΑ', en: 'Without VAT - article 39 of the VAT code' },
    },
    {
      code: '16',
      name: {
        el: 'Χωρίς ΦΠΑ - άρθρο 39α του Κώδικα ΦΠΑ',
        en: 'Without VAT - article 39a of the VAT code',
      },
    },
    {
      code: '17',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 40 του Κώδικα ΦΠΑ', en: 'Without VAT - article 40 of the VAT code' },
    },
    {
      code: '18',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 41 του Κώδικα ΦΠΑ', en: 'Without VAT - article 41 of the VAT code' },
    },
    {
      code: '19',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 47 του Κώδικα ΦΠΑ', en: 'Without VAT - article 47 of the VAT code' },
    },
    {
      code: '20',
      name: {
        el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 43 του Κώδικα ΦΠΑ',
        en: 'VAT included - article 43 of the VAT code',
      },
    },
    {
      code: '21',
      name: {
        el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 44 του Κώδικα ΦΠΑ',
        en: 'VAT included - article 44 of the VAT code',
      },
    },
    {
      code: '22',
      name: {
        el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 45 του Κώδικα ΦΠΑ',
        en: 'VAT included - article 45 of the VAT code',
      },
    },
    {
      code: '23',
      name: {
        el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 46 του Κώδικα ΦΠΑ',
        en: 'VAT included - article 46 of the VAT code',
      },
    },
    {
      code: '24',
      name: { el: 'Χωρίς ΦΠΑ - άρθρο 6 του Κώδικα ΦΠΑ', en: 'Without VAT - article 6 of the VAT code' },
    },
    { code: '25', name: { el: 'Χωρίς ΦΠΑ - ΠΟΛ.1029/1995', en: 'Without VAT - ΠΟΛ.1029/1995' } },
    { code: '26', name: { el: 'Χωρίς ΦΠΑ - ΠΟΛ.1167/2015', en: 'Without VAT - ΠΟΛ.1167/2015' } },
    { code: '27', name: { el: 'Λοιπές Εξαιρέσεις ΦΠΑ', en: 'Without VAT - Other VAT exceptions' } },
    {
      code: '28',
      name: {
        el: "Χωρίς ΦΠΑ – άρθρο 24 περ. β' παρ.1 του Κώδικα ΦΠΑ, (Tax Free)",
        en: 'Without VAT - Article 24 (b) (1) of the VAT Code (Tax Free)',
      },
    },
    {
      code: '29',
      name: {
        el: 'Χωρίς ΦΠΑ – άρθρο 47β, του Κώδικα ΦΠΑ (OSS μη ενωσιακό καθεστώς)',
        en: 'Without VAT - Article 47b of the VAT Code (OSS non-EU scheme)',
      },
    },
    {
      code: '30',
      name: {
        el: 'Χωρίς ΦΠΑ – άρθρο 47γ, του Κώδικα ΦΠΑ (OSS ενωσιακό καθεστώς)',
        en: 'Without VAT - Article 47c of the VAT Code (OSS EU scheme)',
      },
    },
    {
      code: '31',
      name: {
        el: 'Χωρίς ΦΠΑ – άρθρο 47δ του Κώδικα ΦΠΑ (IOSS)',
        en: 'Excluding VAT - Article 47d of the VAT Code (IOSS)',
      },
    },
  ],
};
