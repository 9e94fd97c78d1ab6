"""Render a picture by name, resuming where an earlier run stopped.

Each picture passes through four steps, and a step whose result exists is
skipped: two exposures (seeds), denoising, developing (Filmic) and printing (JPEG).
While one picture is being finished, the next is already being exposed.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from film import OVERSIZE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / '.render'
LARGEST = 1_250_000
SHARPEN, GRAIN = .30, 1.1
# A command that is already gentle is not made gentler still.
GENTLY = ['ionice', '-c3'] if os.nice(0) >= 10 else ['nice', '-n', '10', 'ionice', '-c3']
ORDER = ['hero-wide', 'room', 'after', 'before', 'detail', 'angle']


def master(name):
    """Where a finished picture lives: ``hero/…``, ``tiles/…``, ``cutaways/…``, ``houses/…``, ``services/…``, ``close-ups/…`` or a project's own folder."""
    project, picture = name.split('/')
    folder = Path(project) if project in ('hero', 'tiles', 'cutaways', 'houses', 'services', 'close-ups') else Path('projects') / project
    return ROOT / 'data' / 'images' / folder / f'{picture}.jpg'


def described():
    """Every picture that a scene file describes, most wanted first."""
    names = []
    for source in sorted((HERE / 'scenes').glob('*.py')):
        text = source.read_text()
        table = text[text.index('PICTURES = {'):].split('\n}')[0]
        for picture in re.findall(r"^    '([a-z-]+)': ", table, re.M):
            names.append(f"{source.stem.replace('_', '-')}/{picture}")
    return sorted(names, key=lambda n: ORDER.index(n.split('/')[1]) if n.split('/')[1] in ORDER else 99)


def setting_of(name, setting, default):
    """Read one setting of a picture's camera from its scene file, without Blender."""
    project, picture = name.split('/')
    text = (HERE / 'scenes' / f"{project.replace('-', '_')}.py").read_text()
    entry = re.search(rf"^    '{picture}': (.*?)(?=^    '[a-z-]+': |^}})", text, re.M | re.S).group(1)
    found = re.search(rf"\b{setting}='?([-\w. ,/]+?)(?='|,\s+\w+=|\))", entry)
    return found.group(1) if found else default


def run(command, log):
    """Run one step gently; stop with its last words if it fails."""
    with open(log, 'ab') as out:
        code = subprocess.run(GENTLY + command, stdout=out, stderr=out).returncode
    if code:
        tail = Path(log).read_text(errors='replace')[-1500:]
        raise SystemExit(f'failed ({code}): {" ".join(command)}\n{tail}')


def blender(script, *arguments):
    """A Blender command line."""
    return ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', str(HERE / script), '--',
            *arguments]


def print_jpeg(source, target, reduction, over=None, corner=None):
    """Average down to the master's size, sharpen a little and write a JPEG with full chroma and no metadata.

    A part is laid ``over`` another master, its upper left corner where ``corner`` says in fractions, and melts into it along its edges.
    """
    import cv2
    import numpy as np
    image = cv2.imread(str(source), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    if reduction > 1:
        image = cv2.resize(image, None, fx=1 / reduction, fy=1 / reduction, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(image, (0, 0), 1.1)
    image = np.clip(image + SHARPEN * (image - soft), 0, 1)
    grain = cv2.GaussianBlur(np.random.default_rng(1).normal(0, 1, image.shape[:2]).astype(np.float32), (0, 0), .6)
    image = np.clip(image * 255 + GRAIN * grain[..., None], 0, 255)
    if over:
        whole = cv2.imread(str(over)).astype(np.float32)
        high, wide = image.shape[:2]
        x, y = round(corner[0] * whole.shape[1]), round(corner[1] * whole.shape[0])
        across, down = (np.minimum(np.where(start, np.arange(n), n), np.where(start + n < all_of, np.arange(n)[::-1], n))
                        for start, n, all_of in ((x, wide, whole.shape[1]), (y, high, whole.shape[0])))
        share = np.clip(np.minimum.outer(down, across) / 24, 0, 1).astype(np.float32)[..., None]
        whole[y:y + high, x:x + wide] += share * (image - whole[y:y + high, x:x + wide])
        image = whole
    image = image.round().astype(np.uint8)
    target.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(91, 60, -2):
        write_jpeg(image[..., ::-1], target, quality)
        if target.stat().st_size <= LARGEST:
            break
    return quality


def write_jpeg(image, target, quality):
    """Write without chroma subsampling: red, green and brass edges would fray."""
    import numpy as np
    import OpenImageIO as oiio
    spec = oiio.ImageSpec(image.shape[1], image.shape[0], 3, 'uint8')
    spec.attribute('Compression', f'jpeg:{quality}')
    spec.attribute('jpeg:subsampling', '4:4:4')
    spec.attribute('jpeg:progressive', 1)
    out = oiio.ImageOutput.create(str(target))
    out.open(str(target), spec)
    out.write_image(np.ascontiguousarray(image))
    out.close()


def place_of(name, draft, part=None):
    """The working folder of one picture."""
    folder = WORK / ('part' if part else 'draft' if draft else 'final') / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def expose(name, draft=False, fresh=False, part=None):
    """The slow part: the two exposures."""
    folder = place_of(name, draft, part)
    if fresh or part:
        for old in folder.iterdir():
            old.unlink()
    if (folder / 'half1.exr').exists() and (folder / 'half2.exr').exists():
        return
    options = ['--part', part] if part else ['--draft'] if draft else []
    run(blender('studio.py', *name.split('/'), str(folder), *options), folder / 'log.txt')


def finish(name, draft=False, part=None):
    """Denoise, develop and print the exposures."""
    folder = place_of(name, draft, part)
    draft = draft or bool(part)
    log, light = folder / 'log.txt', folder / 'light.npy'
    if not light.exists():
        wet = folder / 'wet.npy'
        halves = [str(folder / f'half{index}.exr') for index in (1, 2)]
        run([sys.executable, str(HERE / 'denoise.py'), *halves, str(wet), '3' if draft else '4'], log)
        wet.rename(light)
    negative = folder / 'developed.png'
    run(blender('develop.py', str(light), str(negative), setting_of(name, 'exposure', '0'),
                setting_of(name, 'contrast', 'Medium High')), log)
    target = folder / 'print.jpg' if draft else master(name)
    over, corner = setting_of(name, 'over', ''), setting_of(name, 'part', '')
    if over and not draft:
        quality = print_jpeg(negative, target, OVERSIZE, master(over), [float(edge) for edge in corner.split(',')[:2]])
    else:
        quality = print_jpeg(negative, target, 1 if draft else OVERSIZE)
    if not draft:
        tell_project(name, json.loads((folder / 'set-out.json').read_text(), parse_float=plain)['surfaces'])
    print(f'{time.strftime("%H:%M")} {name}: {target.relative_to(ROOT)}, quality {quality}, '
          f'{target.stat().st_size // 1024} KB', flush=True)


def plain(text):
    """A number as a person writes it: seven digits, and no point where it is whole."""
    number = float(f'{float(text):.7g}')
    return int(number) if number.is_integer() else number


def rectangle(corners):
    """An opening's left, bottom, right and top, as its place and size."""
    left, bottom, right, top = corners
    return {'x': left, 'y': bottom, 'width': round(right - left, 1), 'height': round(top - bottom, 1)}


def tell_project(name, surfaces):
    """Put the numbers into the project whose first picture this is: its page draws them over the picture."""
    project = HERE.parent / 'data' / 'projects' / f"{name.split('/')[0]}.json"
    content = json.loads(project.read_text()) if project.exists() else None
    if not content or not surfaces or not content['pictures'][0]['image'].endswith(f'/{name}.jpg'):
        return
    # Side walls are seen too slanting for figures; two surfaces are as many as an eye takes in.
    straight = [one for one in surfaces if abs(one['homography'][6]) < 1e-9]
    straight.sort(key=lambda one: one['width'] * one['height'], reverse=True)
    told = [{
        'name': one['name'], 'size': {'width': one['width'], 'height': one['height']},
        'tile': dict(zip(('width', 'height'), one['tile'])), 'joint': one['joint'], 'bond': one['bond'],
        **({'openings': [rectangle(opening) for opening in one['openings']]} if one['openings'] else {}),
        'camera': one['homography'],
    } for one in straight[:2]]
    if content.get('surfaces') == told:
        return
    content['surfaces'] = told
    project.write_text(json.dumps(content, ensure_ascii=False, indent=2) + '\n')


def main():
    """The command line."""
    parser = argparse.ArgumentParser(prog='pictures/render', description='Render the pictures of the website.')
    parser.add_argument('names', nargs='*', help='PROJECT/PICTURE, for example emerald-wall-tiling/room')
    parser.add_argument('--draft', action='store_true', help='small and quick, kept in .render/draft')
    parser.add_argument('--part', metavar='LEFT,TOP,RIGHT,BOTTOM',
                        help="only this part of the master (fractions), at the master's size, kept in .render/part")
    parser.add_argument('--fresh', action='store_true', help='throw away the steps already done')
    parser.add_argument('--list', action='store_true', help='list every picture and whether its master exists')
    parser.add_argument('--all', action='store_true', help='render every picture; with --fresh from nothing')
    parser.add_argument('--missing', action='store_true', help='render every picture whose master is missing')
    options = parser.parse_args()
    if options.list:
        for name in described():
            print('done   ' if master(name).exists() else 'missing', name)
        return
    wanted = described() if options.all else [n for n in described() if not master(n).exists()] if options.missing else []
    names = options.names or wanted
    if options.missing and not names:
        print('nothing is missing')
        return
    if not names:
        parser.error('name a picture, or use --list, --missing or --all')
    unknown = [name for name in names if name not in described()]
    if unknown:
        sys.exit(f'no scene describes {", ".join(unknown)}; see --list')
    with ThreadPoolExecutor(1) as darkroom:
        prints = []
        for name in names:
            expose(name, options.draft, options.fresh, options.part)
            prints.append(darkroom.submit(finish, name, options.draft, options.part))
        for done in prints:
            done.result()


if __name__ == '__main__':
    main()
