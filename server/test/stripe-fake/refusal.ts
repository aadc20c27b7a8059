export type ErrorBody = { type: string; message: string; [field: string]: unknown };

/** An answer of the API that is not 200. */
export class StripeRefusal extends Error {
  override name = "StripeRefusal";
  readonly status: number;
  readonly error: ErrorBody;
  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalidRequest = (message: string, fields: Record<string, unknown> = {}, status = 400) =>
  new StripeRefusal(status, { type: "invalid_request_error", message, ...fields });

/** An id in the address that is nobody's is 404, one in the parameters 400. */
export const noSuch = (noun: string, id: string, param = "id") =>
  invalidRequest(
    `No such ${noun}: '${id}'`,
    { code: "resource_missing", param, doc_url: "https://stripe.com/docs/error-codes/resource-missing" },
    param === "id" ? 404 : 400,
  );
