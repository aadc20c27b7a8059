import { clear, createStore, del, get, set, update } from "idb-keyval";

// What stays on the device: the last data seen, whose they are, and workouts that wait for a network.
const device = createStore("kalivo", "device");

export const onDevice = {
  get: <Value>(key: string) => get<Value>(key, device),
  set: (key: string, value: unknown) => set(key, value, device),
  /** Read and written in one step, whatever other tabs do. */
  update: <Value>(key: string, change: (value: Value | undefined) => Value) => update(key, change, device),
  delete: (key: string) => del(key, device),
  clear: () => clear(device),
};
