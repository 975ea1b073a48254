export const pictureOf = (imageId: string, width: 400 | 800 | 1600): string => `/api/images/${imageId}?width=${width}`
