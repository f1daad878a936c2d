const nodeModule = require('node:module');

/**
 * @typedef {(isLate: boolean) => unknown} Work it gives back what it goes on with
 * @typedef {object} Scheduler
 * @property {(priority: number, work: Work, options?: object) => object} unstable_scheduleCallback
 * @property {(task: object) => void} unstable_cancelCallback
 * @property {() => boolean} unstable_shouldYield
 */

/**
 * React's scheduler, which tells when it has nothing left to draw: what is drawn piece by piece is drawn after the event
 * that brought it, and a test goes on once all of it is there (`dom.ts`).
 * @type {Scheduler}
 */
const scheduler = nodeModule.createRequire(__filename)(
  '../../node_modules/scheduler/cjs/scheduler.development.js',
);

/** @type {Set<object>} */
const left = new Set();
/** @type {(() => void)[]} */
let waiting = [];

/** How often React stopped and went on later; a finger that waits all the time makes it stop after each piece. */
let pieces = 0;
let isPressed = false;
let isPieceDone = false;

/** @param {object} task */
function done(task) {
  left.delete(task);
  if (left.size > 0) return;
  for (const goOn of waiting) goOn();
  waiting = [];
}

/** @type {(work: Work, end: () => void) => Work} */
const counted = (work, end) => (isLate) => {
  /** @type {unknown} */
  let next;
  try {
    next = work(isLate);
    if (typeof next !== 'function') return undefined;
    pieces += 1;
    return counted(/** @type {Work} */ (next), end);
  } finally {
    // What throws is over too.
    if (typeof next !== 'function') end();
  }
};

module.exports = {
  ...scheduler,
  /** @type {Scheduler['unstable_scheduleCallback']} */
  unstable_scheduleCallback(priority, work, options) {
    const task = scheduler.unstable_scheduleCallback(
      priority,
      counted(work, () => done(task)),
      options,
    );
    left.add(task);
    return task;
  },
  /** @type {Scheduler['unstable_cancelCallback']} */
  unstable_cancelCallback(task) {
    done(task);
    scheduler.unstable_cancelCallback(task);
  },
  unstable_shouldYield() {
    if (!isPressed) return scheduler.unstable_shouldYield();
    const isEnough = isPieceDone;
    isPieceDone = !isPieceDone;
    return isEnough;
  },
  /** In how many pieces is drawn what comes meanwhile: none, where all of it is drawn in one go. */
  async piecesOf(/** @type {() => Promise<unknown>} */ draw) {
    pieces = 0;
    isPressed = true;
    try {
      await draw();
    } finally {
      isPressed = false;
    }
    return pieces;
  },
  /** A task that is called off is often followed by its successor at once: one looks again. */
  async allDrawn() {
    while (left.size > 0)
      await new Promise((/** @type {(value?: undefined) => void} */ resolve) => waiting.push(resolve));
  },
};
