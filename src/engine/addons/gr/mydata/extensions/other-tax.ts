import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Categories of other taxes. */
export const otherTax: Definition = {
  key: 'gr-mydata-other-tax',
  name: {
    el: 'Κατηγορία Λοιπών Φόρων',
    en: 'Other taxes category',
  },
  sources,
  values: [
    {
      code: '1',
      name: { el: 'α1) ασφάλιστρα κλάδου πυρός 20%', en: 'a1) fire insurance premiums 20%' },
    },
    {
      code: '2',
      name: { el: 'α2) ασφάλιστρα κλάδου πυρός 20%', en: 'a2) fire insurance premiums 20%' },
    },
    {
      code: '3',
      name: { el: 'β) ασφάλιστρα κλάδου ζωής 4%', en: 'b) life insurance premiums 4%' },
    },
    {
      code: '4',
      name: { el: 'γ) ασφάλιστρα λοιπών κλάδων 15%', en: 'c) insurance premiums for other branches 15%' },
    },
    {
      code: '5',
      name: { el: 'δ) απαλλασσόμενα φόρου ασφάλιστρα 0%', en: 'd) tax-exempt insurance premiums 0%' },
    },
    { code: '6', name: { el: 'Ξενοδοχεία 1-2 αστέρων 0,50 €', en: 'Hotels 1-2 stars 0.50 €' } },
    { code: '7', name: { el: 'Ξενοδοχεία 3 αστέρων 1,50 €', en: 'Hotels 3 stars 1.50 €' } },
    { code: '8', name: { el: 'Ξενοδοχεία 4 αστέρων 3,00 €', en: 'Hotels 4 stars 3.00 €' } },
    { code: '9', name: { el: 'Ξενοδοχεία 4 αστέρων 4,00 €', en: 'Hotels 4 stars 4.00 €' } },
    {
      code: '10',
      name: {
        el: 'Ενοικιαζόμενα - επιπλωμένα δωμάτια - διαμερίσματα 0,50 €',
        en: 'Rented - furnished rooms - apartments 0.50 €',
      },
    },
    {
      code: '11',
      name: {
        el: 'Ειδικός Φόρος στις διαφημίσεις που προβάλλονται από την τηλεόραση (ΕΦΔΤ) 5%',
        en: 'Special tax on advertisements broadcast on television (EFTD) 5%',
      },
    },
    {
      code: '12',
      name: {
        el: '3.1 Φόρος πολυτελείας 10% επί της φορολογητέας αξίας για τα ενδοκοινοτικώς αποκτούμενα και εισαγόμενα από τρίτες χώρες 10%',
        en: '3.1 Luxury tax 10% on the taxable value for intra-Community acquisitions and imported from third countries 10%',
      },
    },
    {
      code: '13',
      name: {
        el: '3.2 Φόρος πολυτελείας 10% επί της τιμής πώλησης προ Φ.Π.Α. για τα εγχωρίως παραγόμενα είδη 10%',
        en: '3.2 Luxury tax 10% on the selling price before VAT for domestically produced goods 10%',
      },
    },
    {
      code: '14',
      name: {
        el: 'Δικαίωμα του Δημοσίου στα εισιτήρια των καζίνο (80% επί του εισιτηρίου)',
        en: 'State rights on casino tickets (80% on the ticket)',
      },
    },
    { code: '15', name: { el: 'ασφάλιστρα κλάδου πυρός 20%', en: 'Fire insurance premiums 20%' } },
    {
      code: '16',
      name: { el: 'Λοιποί Τελωνειακοί Δασμοί-Φόροι', en: 'Other Customs Duties-Taxes' },
    },
    { code: '17', name: { el: 'Λοιποί Φόροι', en: 'Other Taxes' } },
    { code: '18', name: { el: 'Επιβαρύνσεις Λοιπών Φόρων', en: 'Charges of Other Taxes' } },
    { code: '19', name: { el: 'ΕΦΚ', en: 'EFK' } },
    {
      code: '20',
      name: {
        el: 'Ξενοδοχεία 1-2 αστέρων 1,50€ (ανά Δωμ./Διαμ.)',
        en: 'Hotels 1-2 stars 1.50€ (per Room/Night)',
      },
    },
    {
      code: '21',
      name: {
        el: 'Ξενοδοχεία 3 αστέρων 3,00€ (ανά Δωμ./Διαμ.)',
        en: 'Hotels 3 stars 3.00€ (per Room/Night)',
      },
    },
    {
      code: '22',
      name: {
        el: 'Ξενοδοχεία 4 αστέρων 7,00€ (ανά Δωμ./Διαμ.)',
        en: 'Hotels 4 stars 7.00€ (per Room/Night)',
      },
    },
    {
      code: '23',
      name: {
        el: 'Ξενοδοχεία 5 αστέρων 10,00€ (ανά Δωμ./Διαμ.)',
        en: 'Hotels 5 stars 10.00€ (per Room/Night)',
      },
    },
    {
      code: '24',
      name: {
        el: 'Ενοικιαζόμενα επιπλωμένα δωμάτια – διαμερίσματα 1,50€ (ανά Δωμ./Διαμ.)',
        en: 'Rented furnished rooms – apartments 1.50€ (per Room/Night)',
      },
    },
    {
      code: '25',
      name: { el: 'Ακίνητα βραχυχρόνιας μίσθωσης 1,50€', en: 'Short-term rental properties 1.50€' },
    },
    {
      code: '26',
      name: {
        el: 'Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 10,00€',
        en: 'Short-term rental properties detached houses over 80 sq.m. 10.00€',
      },
    },
    {
      code: '27',
      name: {
        el: 'Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 10,00€',
        en: 'Self-catering accommodation – tourist furnished villas (villas) 10.00€',
      },
    },
    {
      code: '28',
      name: { el: 'Ακίνητα βραχυχρόνιας μίσθωσης 0,50€', en: 'Short-term rental properties 0.50€' },
    },
    {
      code: '29',
      name: {
        el: 'Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 4,00€',
        en: 'Short-term rental properties detached houses over 80 sq.m. 4.00€',
      },
    },
    {
      code: '30',
      name: {
        el: 'Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 4,00€',
        en: 'Self-catering accommodation – tourist furnished villas (villas) 4.00€',
      },
    },
  ],
};
