// What an alert is called in the world: one name for each message, for ever, made of who sends it and when.

/** Where the World Meteorological Organization numbers alerting authorities: `2.49.0.0.<country, ISO 3166-1 numeric>.<authority>`. */
const authorityOid = /^2\.49\.0\.0\.[1-9]\d{0,2}(\.(0|[1-9]\d*))+$/;

/** Whether it is a number of the WMO's register of alerting authorities: `2.49.0.0.152.1`. */
export const isAuthorityOid = (text: string): boolean => text.length <= 100 && authorityOid.test(text);

/**
 * The identifier of a message, without blanks, commas, `<` and `&`: `CL-05101-20260314093000-1`. With the number of the authority it is
 * the WMO's form, `urn:oid:2.49.0.1.152.1.5101.20260314093000.1`, whose parts are numbers without leading zeros; a code that is no
 * number is left out there.
 *
 * `country`: ISO 3166-1 alpha-2. `code`: of the place. `sent`: a time of CAP, whose local clock is taken. `sequence`: tells messages of
 * one second apart; the caller counts it.
 * @throws RangeError where `oid` is none of the register's.
 */
export function alertIdentifier(alert: {
  country: string;
  code: string;
  sent: string;
  sequence: number;
  oid?: string | null;
}): string {
  const { country, code, sequence, oid } = alert;
  const clock = alert.sent.slice(0, 19).replaceAll(/\D/g, "");
  if (!oid) return [country, code.replaceAll(/[^A-Za-z0-9.]/g, "_"), clock, sequence].join("-");
  if (!isAuthorityOid(oid)) throw new RangeError(`No alerting authority has the number ${oid}`);
  const place = /^\d+$/.test(code) ? [BigInt(code)] : [];
  return `urn:oid:${[oid.replace("2.49.0.0.", "2.49.0.1."), ...place, clock, sequence].join(".")}`;
}
