/** A random id. `crypto.randomUUID` is missing at addresses such as http://192.168.0.5:8000. */
export const newId = (): string => Math.random().toString(36).slice(2, 10);
