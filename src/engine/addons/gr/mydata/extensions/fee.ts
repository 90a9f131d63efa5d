import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Categories of fees. */
export const fee: Definition = {
  key: 'gr-mydata-fee',
  name: {
    el: 'Κατηγορία Τελών',
    en: 'Fee category',
  },
  sources,
  values: [
    {
      code: '1',
      name: {
        el: 'Για μηνιαίο λογαριασμό μέχρι και 50 ευρώ 12%',
        en: 'Monthly account up to 50 euros 12%',
      },
    },
    {
      code: '2',
      name: {
        el: 'Για μηνιαίο λογαριασμό από 50,01 μέχρι και 100 ευρώ 15%',
        en: 'Monthly account from 50.01 to 100 euros 15%',
      },
    },
    {
      code: '3',
      name: {
        el: 'Για μηνιαίο λογαριασμό από 100,01 μέχρι και 150 ευρώ 18%',
        en: 'Monthly account from 100.01 to 150 euros 18%',
      },
    },
    {
      code: '4',
      name: {
        el: 'Για μηνιαίο λογαριασμό από 150,01 ευρώ και άνω 20%',
        en: 'Monthly account from 150.01 euros and above 20%',
      },
    },
    {
      code: '5',
      name: {
        el: 'Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (12%)',
        en: 'Mobile telephony fee based on call time value (12%)',
      },
    },
    {
      code: '6',
      name: { el: 'Τέλος στη συνδρομητική τηλεόραση 10%', en: 'Subscription television fee 10%' },
    },
    {
      code: '7',
      name: { el: 'Τέλος συνδρομητών σταθερής τηλεφωνίας 5%', en: 'Fixed-line subscription fee 5%' },
    },
    {
      code: '8',
      name: {
        el: 'Περιβαλλοντικό Τέλος & πλαστικής σακούλας ν. 2339/2001 αρ. 6α 0,07 ευρώ ανά τεμάχιο',
        en: 'Environmental fee & plastic bag v. 2339/2001 art. 6a 0.07 euros per item',
      },
    },
    { code: '9', name: { el: 'Εισφορά δακοκτονίας 2%', en: 'Postal service contribution 2%' } },
    { code: '10', name: { el: 'Λοιπά τέλη', en: 'Other fees' } },
    { code: '11', name: { el: 'Τέλη Λοιπών Φόρων', en: 'Petroleum fees' } },
    { code: '12', name: { el: 'Εισφορά δακοκτονίας', en: 'Postal service contribution' } },
    {
      code: '13',
      name: {
        el: 'Για μηνιαίο λογαριασμό κάθε σύνδεσης (10%)',
        en: 'Monthly account per connection (10%)',
      },
    },
    {
      code: '14',
      name: {
        el: 'Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (10%)',
        en: 'Mobile and mobile telephony fee based on call time value (10%)',
      },
    },
    {
      code: '15',
      name: {
        el: 'Τέλος κινητής και καρτοκινητής για φυσικά πρόσωπα ηλικίας 15 έως και 29 ετών (0%)',
        en: 'Mobile and mobile telephony fee for natural persons aged 15 to 29 years (0%)',
      },
    },
    {
      code: '16',
      name: {
        el: 'Εισφορά προστασίας περιβάλλοντος πλαστικών προϊόντων 0,04 λεπτά ανά τεμάχιο [άρθρο 4 ν. 4736/2020]',
        en: 'Environmental protection contribution for plastic products 0.04 cents per item [article 4 v. 4736/2020]',
      },
    },
    {
      code: '17',
      name: {
        el: 'Τέλος ανακύκλωσης 0,08 λεπτά ανά τεμάχιο [άρθρο 80 ν. 4819/2021]',
        en: 'Recycling fee 0.08 cents per item [article 80 v. 4819/2021]',
      },
    },
    { code: '18', name: { el: 'Τέλος διαμονής παρεπιδημούντων', en: 'Accommodation fee' } },
    {
      code: '19',
      name: {
        el: 'Τέλος επί των ακαθάριστων εσόδων των εστιατορίων και συναφών καταστημάτων',
        en: 'Fee on gross revenues of restaurants and related establishments',
      },
    },
    {
      code: '20',
      name: {
        el: 'Τέλος επί των ακαθάριστων εσόδων των κέντρων διασκέδασης',
        en: 'Fee on gross revenues of entertainment centers',
      },
    },
    {
      code: '21',
      name: { el: 'Τέλος επί των ακαθάριστων εσόδων των καζίνο', en: 'Fee on gross revenues of casinos' },
    },
    {
      code: '22',
      name: { el: 'Λοιπά τέλη επί των ακαθάριστων εσόδων', en: 'Other fees on gross revenues' },
    },
  ],
};
