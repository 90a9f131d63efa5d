export const notAnswered = 'There is nothing to answer';
export const notAnsweredAbout = 'See Problems for details.';
export const broken = '{count, plural, one {The e-invoice violates a rule} other {The e-invoice violates # rules}}.';
export const sendAgain = 'Please send a corrected e-invoice.';
