import { addon } from '../../../tax/declare.ts';

/** ZUGFeRD, a PDF that contains its invoice as data (chapter 06 §5). It has no requirements beyond EN 16931. */
export default addon({
  definition: {
    key: 'de-zugferd-v2',
    requires: ['eu-en16931-v2017'],
    name: { en: 'German ZUGFeRD 2.X', de: 'Deutsches ZUGFeRD 2.X' },
    description: {
      en: 'A PDF/A-3 for people that contains the same invoice for programs, as UN/CEFACT Cross Industry Invoice XML. Common between companies in Germany. Adds EN 16931, whose codes and rules the embedded XML follows, and no other requirements.',
      de: 'Ein PDF/A-3 für Menschen, das dieselbe Rechnung als XML der UN/CEFACT Cross Industry Invoice für Programme enthält und zwischen Unternehmen in Deutschland üblich ist. Fügt EN 16931 hinzu, dessen Codes und Regeln das eingebettete XML befolgt; mehr wird nicht verlangt.',
    },
  },
});
