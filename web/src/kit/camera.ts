/** Where a window looks at a board: the board's corner in the window's pixels, and how large it is drawn. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The whole board in the middle of the free part of the window, as large as it may be. */
export function fitting(board: Size, free: Rect, least: number, most: number): Camera {
  const zoom = within(Math.min(free.width / board.width, free.height / board.height), least, most);
  return {
    zoom,
    x: free.x + (free.width - board.width * zoom) / 2,
    y: free.y + (free.height - board.height * zoom) / 2,
  };
}

/** A part of the board in the middle, as large as fits, but never smaller than the whole board would be. */
export function centred(part: Rect, board: Size, free: Rect, least: number, most: number): Camera {
  const zoom = within(
    Math.min(free.width / part.width, free.height / part.height),
    least,
    Math.max(least, Math.min(most, 1.25)),
  );
  return bounded(
    {
      zoom,
      x: free.x + free.width / 2 - (part.x + part.width / 2) * zoom,
      y: free.y + free.height / 2 - (part.y + part.height / 2) * zoom,
    },
    board,
    free,
  );
}

/**
 * The same camera, moved so that the board does not leave the free part: it fills it, or lies in its middle. What lies
 * under something at the lower edge, this high, can be moved out from there.
 */
export function bounded(camera: Camera, board: Size, free: Rect, under = 0): Camera {
  const along = (at: number, from: number, room: number, size: number, hidden: number): number => {
    const furthest = from + Math.max(0, room - size) / 2;
    const nearest = size > room ? from + room - size : furthest;
    return within(at, Math.min(nearest, from + room - size - hidden), furthest);
  };
  return {
    zoom: camera.zoom,
    x: along(camera.x, free.x, free.width, board.width * camera.zoom, 0),
    y: along(camera.y, free.y, free.height, board.height * camera.zoom, under),
  };
}

/** The same point of the board under the same point of the window, at another zoom. */
export function zoomed(camera: Camera, at: { x: number; y: number }, zoom: number): Camera {
  const ratio = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}
