/**
 * SQL: whether a bank said "do not try again" of this method of a payer. It belongs to the method, whatever the month
 * (rule 45); another one, also the same card saved anew, has another reference.
 */
export const isRefusedForGood = (payerId: string, methodRef: string): string => `
  exists (
    select from charge_attempts refused
    join charges of_payer on of_payer.id = refused.charge_id
    where of_payer.payer_id = ${payerId}
      and refused.method_ref = ${methodRef}
      and refused.advice = 'never'
  )`;
