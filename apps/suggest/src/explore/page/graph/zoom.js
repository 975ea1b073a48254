import { box, readable } from './layout.js'

const least = 0.2
const most = 2

/**
 * A scrolling frame around a stage of any size. Panning is the frame's own scrolling, so it works with wheel, touch,
 * scroll bars and keys; dragging the background scrolls too.
 * @param {HTMLElement} frame
 * @param {HTMLElement} ground takes the scaled size
 * @param {HTMLElement} stage is drawn at full size and scaled
 */
export const zoomable = (frame, ground, stage) => {
  let size = { width: 0, height: 0 }
  let scale = 1
  /** Until the reader zooms. */
  let isFitted = true

  /** @param {number} wanted @param {{ x: number, y: number }} [hold] the point of the frame that stays where it is */
  const zoomTo = (wanted, hold = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }) => {
    const next = Math.min(most, Math.max(least, wanted))
    const at = { x: (frame.scrollLeft + hold.x) / scale, y: (frame.scrollTop + hold.y) / scale }
    isFitted = false
    scale = next
    stage.style.transform = `scale(${scale})`
    stage.style.setProperty('--scale', String(scale))
    ground.style.width = `${size.width * scale}px`
    ground.style.height = `${size.height * scale}px`
    frame.scrollTo({ left: at.x * scale - hold.x, top: at.y * scale - hold.y, behavior: 'instant' })
  }
  /** The most that the frame can show; it is never taller than its content. */
  const room = () => ({ width: frame.clientWidth, height: Number.parseFloat(getComputedStyle(frame).maxHeight) })

  /** Fits the whole stage, but no smaller than this scale. @param {number} [smallest] */
  const fit = (smallest = least) => {
    const { width, height } = room()
    const whole = Math.min(width / size.width, height / size.height)
    zoomTo(Math.max(smallest, Math.min(1, whole)))
    isFitted = true
    if (whole < smallest) frame.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }

  frame.addEventListener(
    'wheel',
    event => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const edge = frame.getBoundingClientRect()
      zoomTo(scale * Math.exp(-event.deltaY / 300), { x: event.clientX - edge.left, y: event.clientY - edge.top })
    },
    { passive: false },
  )
  dragToScroll(frame)

  return {
    zoomBy: (/** @type {number} */ factor) => zoomTo(scale * factor),
    fit,
    isFitted: () => isFitted,
    room,
    /** @param {number} width @param {number} height */
    resize: (width, height) => {
      size = { width, height }
      stage.style.width = `${width}px`
      stage.style.height = `${height}px`
      ground.style.width = `${width * scale}px`
      ground.style.height = `${height * scale}px`
    },
    /** Scrolls a box into the middle, large enough to read. @param {{ x: number, y: number }} place */
    show: ({ x, y }) => {
      if (scale < readable) zoomTo(0.9)
      frame.scrollTo({
        left: (x + box.width / 2) * scale - frame.clientWidth / 2,
        top: (y + box.height / 2) * scale - frame.clientHeight / 2,
      })
    },
  }
}

/** @param {HTMLElement} frame */
const dragToScroll = frame => {
  /** @type {{ x: number, y: number, left: number, top: number } | undefined} */
  let grip
  frame.addEventListener('pointerdown', event => {
    const onButton = event.target instanceof Element && event.target.closest('button, .target')
    if (event.pointerType !== 'mouse' || event.button !== 0 || onButton) return
    grip = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop }
    frame.setPointerCapture(event.pointerId)
    frame.classList.add('dragged')
  })
  frame.addEventListener('pointermove', event => {
    if (!grip) return
    frame.scrollTo({
      left: grip.left + grip.x - event.clientX,
      top: grip.top + grip.y - event.clientY,
      behavior: 'instant',
    })
  })
  for (const end of ['pointerup', 'pointercancel'])
    frame.addEventListener(end, () => {
      grip = undefined
      frame.classList.remove('dragged')
    })
}
