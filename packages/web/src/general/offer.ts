// What the general form is given.
import type { GeneralOffer, Offer } from '@landfall/tabletop'

export const isGeneralOffer = (offer: Offer): offer is GeneralOffer => offer.of === 'general'
