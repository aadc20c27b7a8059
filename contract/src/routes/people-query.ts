import { z } from "zod";
import { Paging, wireId, wireOptional, wireText } from "../wire.ts";

export const PeopleQuery = z.object({
  search: wireOptional(wireText(200)),
  id: wireOptional(wireId),
  ...Paging,
});
