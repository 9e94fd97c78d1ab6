import { withoutMotion } from "../site-under-test";
import { test as base } from "../test";
import { fairWeather, startWeather, type Weather } from "./weather-proxy";

interface Sky {
  /** The address at which the visitor finds the site. */
  origin: string;
  /** The weather from now on; fair at first. */
  turn(weather: Weather): void;
}

/** Tests of the built site with weather between it and the visitor. */
export const test = base.extend<{ sky: Sky }>({
  contextOptions: withoutMotion.contextOptions,
  sky: async ({ browserName: _browser }, use) => {
    const proxy = await startWeather(fairWeather);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ sky }, use) => use(sky.origin),
});
