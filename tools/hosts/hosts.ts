import { apache } from "./apache-host";
import { caddy } from "./caddy-host";
import { cloudflare } from "./cloudflare-host";
import type { Host } from "./host";
import { netlify } from "./netlify-host";
import { nginx } from "./nginx-host";

/** Every host that has a recipe. */
export const hosts: readonly Host[] = [nginx, caddy, apache, cloudflare, netlify];
