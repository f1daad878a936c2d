/** A telephone number of which the country code and the last four digits are shown. */
export function masked(phoneNumber: string): string {
  const digits = phoneNumber.replace(/\D/g, '').length;
  let seen = 0;
  return phoneNumber.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= 2 || seen > digits - 4 ? digit : '*';
  });
}
