import { someRequest } from "../quote-form";
import { expectArrived, send, typeRequest } from "./visitor";
import { test } from "./weather";
import { fairWeather, startWeather } from "./weather-proxy";

test("a machine whose only address is IPv6 serves a site from which a request arrives", async ({ page }) => {
  const request = someRequest();
  const proxy = await startWeather(fairWeather, "::1");
  await page.goto(proxy.origin);
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
  await proxy.stop();
});
