import type { Definition } from '../../../../tax/definitions.ts';

/** Whether the customer is a unit of a local government (JST). */
export const jst: Definition = {
  key: 'pl-favat-jst',
  name: {
    en: 'Subordinate Local Government Unit flag',
    pl: 'Flaga jednostki samorządu terytorialnego (P_22)',
  },
  values: [
    {
      code: '1',
      name: {
        en: 'Customer is a Subordinate Local Government Unit',
        pl: 'Nabywca jest jednostką samorządu terytorialnego',
      },
    },
    {
      code: '2',
      name: {
        en: 'Customer is not a Subordinate Local Government Unit',
        pl: 'Nabywca nie jest jednostką samorządu terytorialnego',
      },
    },
  ],
};

/** Whether the customer is a member of a VAT group (GV). */
export const groupVat: Definition = {
  key: 'pl-favat-group-vat',
  name: {
    en: 'Group VAT member flag',
    pl: 'Flaga członka grupy podatkowej (P_23)',
  },
  values: [
    {
      code: '1',
      name: { en: 'Customer is a Group VAT member', pl: 'Nabywca jest członkiem grupy podatkowej' },
    },
    {
      code: '2',
      name: {
        en: 'Customer is not a Group VAT member',
        pl: 'Nabywca nie jest członkiem grupy podatkowej',
      },
    },
  ],
};

/** Role of a third party (RolaPodmiotu3). */
export const thirdPartyRole: Definition = {
  key: 'pl-favat-third-party-role',
  name: {
    en: 'Third party role',
    pl: 'Rola trzeciej strony (RolaPodmiotu)',
  },
  values: [
    { code: '1', name: { en: 'Factor', pl: 'Faktor' } },
    { code: '2', name: { en: 'Recipient', pl: 'Odbiorca' } },
    { code: '3', name: { en: 'Original entity', pl: 'Podmiot pierwotny' } },
    { code: '4', name: { en: 'Additional Purchaser', pl: 'Dodatkowy nabywca' } },
    { code: '5', name: { en: 'Invoice Issuer', pl: 'Wystawca faktury' } },
    { code: '6', name: { en: 'Payer', pl: 'Zapłacający' } },
    {
      code: '7',
      name: {
        en: 'Local Government Unit (LGU) - issuer',
        pl: 'Jednostka samorządu terytorialnego (JST) - wystawca',
      },
    },
    {
      code: '8',
      name: {
        en: 'Local Government Unit (LGU) - recipient',
        pl: 'Jednostka samorządu terytorialnego (JST) - odbiorca',
      },
    },
    { code: '9', name: { en: 'GV member - issuer', pl: 'Członek grupy podatkowej - wystawca' } },
    {
      code: '10',
      name: { en: 'GV member - recipient', pl: 'Członek grupy podatkowej - odbiorca' },
    },
    { code: '11', name: { en: 'Employee', pl: 'Pracownik' } },
  ],
};
