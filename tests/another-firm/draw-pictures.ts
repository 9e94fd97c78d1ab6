import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** The firm's photographs: walls and floors of tiles, as wide as the content check asks, and cheap to encode. */
const pictures: readonly (readonly [
  path: string,
  colours: readonly string[],
  tile: number,
  shape: number,
])[] = [
  ["hero.jpg", ["#4a2545", "#5b3155", "#c99a6b", "#e3c9a4"], 120, 1],
  ["wet-room/shower.jpg", ["#7f8a8f", "#8b969b", "#768187"], 60, 1],
  ["wet-room/drain.jpg", ["#7f8a8f", "#6b767b", "#8b969b"], 90, 1],
  ["wet-room/basin.jpg", ["#9aa4a8", "#8b969b", "#aab3b6"], 75, 1],
  ["bathroom/wall.jpg", ["#3f6b54", "#4a7a61", "#37604b"], 75, 2],
  ["hall/floor.jpg", ["#c2a77d", "#b59a70", "#cdb48d"], 150, 1],
  ["hall/door.jpg", ["#b59a70", "#a98d64", "#c2a77d"], 150, 2],
  ["splashback/hob.jpg", ["#eceae4", "#e2dfd7", "#f3f1ec"], 50, 2],
  ["splashback/socket.jpg", ["#e2dfd7", "#eceae4", "#d8d5cc"], 100, 2],
];

const [width, height] = [1200, 900];

/** Draws them anew: `npx tsx tests/another-firm/draw-pictures.ts`. */
async function draw(): Promise<void> {
  for (const [path, colours, tile, shape] of pictures) {
    const file = join(__dirname, "data/images", path);
    mkdirSync(dirname(file), { recursive: true });
    await sharp(Buffer.from(wall(colours, tile, shape)))
      .jpeg({ quality: 70, mozjpeg: true })
      .toFile(file);
  }
  await sharp({ create: { width: 256, height: 256, channels: 4, background: "#4a2545" } })
    .png()
    .toFile(join(__dirname, "data/images/mark.png"));
}

/** A wall in brick bond: a tile is `shape` times as wide as high, and takes its colour by its place. */
function wall(colours: readonly string[], tile: number, shape: number): string {
  const tiles: string[] = [];
  for (let row = 0; row * tile < height; row++)
    for (let column = -1; column * tile * shape < width; column++) {
      const x = column * tile * shape + (row % 2) * (shape > 1 ? (tile * shape) / 2 : 0);
      const colour = colours[(row * 7 + column * 3 + ((row * column) % 5) + 5) % colours.length];
      tiles.push(
        `<rect x="${x}" y="${row * tile}" width="${tile * shape - 3}" height="${tile - 3}" fill="${colour}"/>`,
      );
    }
  const light = `<linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs><rect width="100%" height="100%" fill="#d6d2ca"/>${tiles.join("")}<rect width="100%" height="100%" fill="url(#l)"/></svg>`;
}

void draw();
