import { moneyText } from '#openapi/money.ts';

/** "€2,400.00" of 240000 minor units in EUR, "¥2,400" of 2400 in JPY; the currency's own number of decimals. */
export const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string =>
  moneyText(amount, currency);
