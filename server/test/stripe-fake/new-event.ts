import { API_VERSION, secondsOf, type EventObject, type StoredEvent, type World } from "./world.ts";

/** What is told of an object, as it is at this moment. */
export const newEvent = (world: World, type: string, object: EventObject, before?: object): StoredEvent => ({
  id: world.newId("evt"),
  object: "event",
  api_version: API_VERSION,
  created: secondsOf(world.now()),
  data: { object, ...(before !== undefined && { previous_attributes: before }) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
