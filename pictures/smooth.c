/* One pass of cross-filtered non-local means; see denoise.py, which explains the parts and calls this.
 *
 * Planes are padded by ``pad`` pixels on every side. The picture is worked through in
 * squares that fit a processor's cache.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 96

struct input {
    const float *half[2][3], *spread[3], *albedo[3], *normal[3], *depth, *scale, *noise;
};

static void box_blur(const float *in, float *between, float *out, int wide, int patch)
{
    int full = wide + 2 * patch, span = 2 * patch + 1;
    float share = 1.0f / ((float)span * span);
    for (int y = 0; y < full; y++) {
        float sum = 0;
        for (int x = 0; x < span; x++) sum += in[y * full + x];
        for (int x = 0; x < wide; x++) {
            between[y * wide + x] = sum;
            sum += (x + span < full ? in[y * full + x + span] : 0) - in[y * full + x];
        }
    }
    float column[SIDE];
    for (int x = 0; x < wide; x++) column[x] = 0;
    for (int y = 0; y < span; y++)
        for (int x = 0; x < wide; x++) column[x] += between[y * wide + x];
    for (int y = 0; y < wide; y++) {
        for (int x = 0; x < wide; x++) out[y * wide + x] = column[x] * share;
        if (y + span < full)
            for (int x = 0; x < wide; x++) column[x] += between[(y + span) * wide + x] - between[y * wide + x];
    }
}

void smooth(const float **planes, int high, int wide, int pad, int radius, int step, float strength, int patch, float doubted,
            float *result, float *company)
{
    struct input in;
    int row = wide + 2 * pad, full = SIDE + 2 * patch;
    for (int c = 0; c < 3; c++) {
        in.half[0][c] = planes[c];
        in.half[1][c] = planes[3 + c];
        in.spread[c] = planes[6 + c];
        in.albedo[c] = planes[9 + c];
        in.normal[c] = planes[12 + c];
    }
    in.depth = planes[15], in.scale = planes[16], in.noise = planes[17];
    float squared = strength * strength;
    int across = (wide + SIDE - 1) / SIDE, down = (high + SIDE - 1) / SIDE;

#pragma omp parallel for schedule(dynamic)
    for (int square = 0; square < across * down; square++) {
        int y0 = square / across * SIDE, x0 = square % across * SIDE;
        if (y0 + SIDE > high) y0 = high > SIDE ? high - SIDE : 0;
        if (x0 + SIDE > wide) x0 = wide > SIDE ? wide - SIDE : 0;
        float *gap[2], *near[2], *total = calloc(8 * SIDE * SIDE, sizeof(float));
        float *between = malloc(sizeof(float) * SIDE * full);
        for (int i = 0; i < 2; i++) {
            gap[i] = malloc(sizeof(float) * full * full);
            near[i] = malloc(sizeof(float) * SIDE * SIDE);
        }
        for (int b = -radius; b <= radius; b++)
            for (int a = -radius; a <= radius; a++) {
                long off = (long)b * step * row + a * step;
                for (int y = 0; y < full; y++) {
                    long here = (long)(y0 - patch + y + pad) * row + x0 - patch + pad;
                    for (int x = 0; x < full; x++) {
                        float sum0 = 0, sum1 = 0;
                        for (int c = 0; c < 3; c++) {
                            float own = in.spread[c][here + x], other = in.spread[c][here + x + off];
                            float noise = own + (own < other ? own : other);
                            float scale = 1.0f / (1e-4f + squared * (own + other));
                            float d0 = in.half[0][c][here + x] - in.half[0][c][here + x + off];
                            float d1 = in.half[1][c][here + x] - in.half[1][c][here + x + off];
                            sum0 += (d0 * d0 - noise) * scale;
                            sum1 += (d1 * d1 - noise) * scale;
                        }
                        gap[0][y * full + x] = sum0 / 3;
                        gap[1][y * full + x] = sum1 / 3;
                    }
                }
                box_blur(gap[0], between, near[0], SIDE, patch);
                box_blur(gap[1], between, near[1], SIDE, patch);
                for (int y = 0; y < SIDE; y++) {
                    long here = (long)(y0 + y + pad) * row + x0 + pad;
                    float *t = total + y * SIDE;
                    for (int x = 0; x < SIDE; x++) {
                        long p = here + x, q = p + off;
                        float apart = 0;
                        for (int c = 0; c < 3; c++) {
                            float d = in.albedo[c][p] - in.albedo[c][q], n = in.normal[c][p] - in.normal[c][q];
                            apart += d * d + n * n;
                        }
                        float doubt = in.noise[p] + in.noise[q];
                        apart = fmaxf(apart - doubt, 0) / (1 + doubted * doubt);
                        float far = (in.depth[p] - in.depth[q]) * in.scale[p];
                        float alike = -.5f * (apart + far * far);
                        float w0 = expf(fmaxf(alike - fmaxf(near[0][y * SIDE + x], 0), -30));
                        float w1 = expf(fmaxf(alike - fmaxf(near[1][y * SIDE + x], 0), -30));
                        for (int c = 0; c < 3; c++) {
                            t[c * SIDE * SIDE + x] += w1 * in.half[0][c][q];
                            t[(3 + c) * SIDE * SIDE + x] += w0 * in.half[1][c][q];
                        }
                        t[6 * SIDE * SIDE + x] += w1;
                        t[7 * SIDE * SIDE + x] += w0;
                    }
                }
            }
        for (int y = 0; y < SIDE && y0 + y < high; y++)
            for (int x = 0; x < SIDE && x0 + x < wide; x++) {
                float *t = total + y * SIDE + x;
                long place = (long)(y0 + y) * wide + x0 + x;
                for (int i = 0; i < 2; i++)
                    for (int c = 0; c < 3; c++)
                        result[((long)i * high * wide + place) * 3 + c] = t[(3 * i + c) * SIDE * SIDE] / t[(6 + i) * SIDE * SIDE];
                company[place] = t[6 * SIDE * SIDE] + t[7 * SIDE * SIDE];
            }
        for (int i = 0; i < 2; i++) free(gap[i]), free(near[i]);
        free(between), free(total);
    }
}
