export const drawing = 'Drawing the picture…';
export const world = 'The world';
export const europe = 'Europe';
export const covered = '{count, plural, one {# country} other {# countries}} covered';
export const coveredList = 'Countries covered';
export const country = 'Country';
export const standard = 'Standard';
export const others = 'Others';
export const onAxis = 'On an axis';
export const ratesToday = 'Current rates';
export const ratesTodayAbout =
  'Dots are standard rates, diamonds are reduced and special rates. Countries without named rates are not shown.';
export const throughTime = 'Standard rates over time';
export const throughTimeAbout = 'With the days on which they changed.';
export const throughTimeAsPicture = 'Chart of standard rates over time; the table below has the same data';
export const singleOut = 'Highlight up to {most}';
export const asTable = 'Show as a table';
export const since = '{percent} since {since}';

export const buildsOn = 'How addons build on each other';
export const buildsOnAbout =
  'From left to right: addons, the addons that require them and, with dashed lines, the e-invoice formats they write.';
export const graph = 'Graph of addons and formats';
export const buildsOnThose = 'Builds on {others}';
export const aloneAddons = 'Independent addons';
export const aloneAddonsAbout = 'Each covers one authority or format and requires no other addon.';

export const documentTypes = 'Document types';
export const kindsShown = 'Also with examples of: {kinds}';
export const empty = 'Empty';
export const exampleOf = 'Example: {title}';
