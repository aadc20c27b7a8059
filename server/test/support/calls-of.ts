import type { AddressWith } from "@kalivo/contract/calls.ts";
import type { Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

type Caller = Pick<Somebody, "token">;
type Data = Record<string, unknown>;

/** API calls, each with its caller. */
export const callsOf = (kalivo: TestProduct) => ({
  get: <Address extends AddressWith<"GET">>({ token }: Caller, path: Address, data: Data = {}) =>
    kalivo.call("GET", path, { token, data }),
  post: <Address extends AddressWith<"POST">>({ token }: Caller, path: Address, data: Data = {}) =>
    kalivo.call("POST", path, { token, data }),
});

/** The same with one caller. */
export const callsAs = (kalivo: TestProduct, caller: () => Caller) => ({
  get: <Address extends AddressWith<"GET">>(path: Address, data: Data = {}) =>
    kalivo.call("GET", path, { token: caller().token, data }),
  post: <Address extends AddressWith<"POST">>(path: Address, data: Data = {}) =>
    kalivo.call("POST", path, { token: caller().token, data }),
});
