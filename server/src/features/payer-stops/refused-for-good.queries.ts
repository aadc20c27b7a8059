/**
 * SQL: whether a bank said "do not try again" of this method of a payer. It is bound to the method, whatever the month (rule
 * 45); any other one, even the same card saved again, has another reference.
 */
export const isRefusedForGood = (payerId: string, methodRef: string): string => `
  exists (
    select from charge_attempts refused
    join charges of_payer on of_payer.id = refused.charge_id
    where of_payer.payer_id = ${payerId}
      and refused.method_ref = ${methodRef}
      and refused.advice = 'never'
  )`;
