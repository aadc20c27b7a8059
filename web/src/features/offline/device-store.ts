import { clear, createStore, del, get, set, update } from "idb-keyval";

// What stays on the device: the last data seen, whose they are, and workouts that wait for a network.
const device = createStore("kalivo", "device");

// Every one of them fails as a promise does, also where the browser lets nobody keep anything.
export const onDevice = {
  get: async <Value>(key: string) => get<Value>(key, device),
  set: async (key: string, value: unknown) => set(key, value, device),
  /** Read and written in one step, whatever other tabs do. */
  update: async <Value>(key: string, change: (value: Value | undefined) => Value) =>
    update(key, change, device),
  delete: async (key: string) => del(key, device),
  clear: async () => clear(device),
};
